import { startOptions } from './start-options.ts';

const REMOTES = ['product', 'search'];
const options = (...args: string[]) => startOptions(args, REMOTES);

describe('what a start is given', () => {
  test('nothing: all remotes are built and served', () => {
    expect(options()).toEqual({ dev: false, worked: undefined, built: undefined });
  });

  test('remotes that are built already', () => {
    expect(options('--built', 'search,product').built).toEqual(['search', 'product']);
  });

  test('the remote that is worked on', () => {
    expect(options('--dev', 'search')).toEqual({ dev: true, worked: 'search', built: undefined });
  });

  test.each([
    [['--dev', 'serach'], 'There is no remote "serach"; there are product, search.'],
    [['--built', 'search,cart'], 'There is no remote "cart"; there are product, search.'],
    [['search'], 'npm start takes no "search": npm run dev -- search works on one remote.'],
    [['--dev', 'search', 'product'], 'One remote is worked on at a time: search, product are 2.'],
    [['--port', '4300'], "Unknown option '--port'"],
  ])('%j is refused by a sentence that names it', (args, sentence) => {
    expect(() => options(...args)).toThrow(sentence);
  });
});
