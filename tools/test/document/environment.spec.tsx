import { configure, getConfig, render, screen, waitFor } from '@testing-library/react';

const NAMES = [
  'h1',
  'h2',
  'table',
  'thead',
  'tr',
  'td',
  'th',
  'ul',
  'ol',
  'li',
  'dl',
  'fieldset',
  'legend',
  'dialog',
  'details',
  'summary',
];
const TYPES = ['hidden', 'text', 'search', 'password', 'file', 'radio', 'checkbox', 'submit', 'button', 'range', 'color'];

const STYLES = { main: 'visibility: hidden', div: 'pointer-events: none', 'article h1': 'visibility: visible' };

function Page() {
  return (
    <main>
      <div>
        {NAMES.map((name) => (
          <section key={name} ref={(section) => section?.append(document.createElement(name))} />
        ))}
        <article hidden>
          <h1>
            <svg>
              <title>A stay</title>
              <a href="#stay">Stay</a>
            </svg>
          </h1>
          <h1 hidden>Of two</h1>
        </article>
        <ol>
          <li>
            <ul>
              <li />
            </ul>
          </li>
        </ol>
        <dialog open />
        <select disabled>
          <option>One</option>
        </select>
        <textarea dir="auto" />
        <button disabled />
        {TYPES.map((type) => (
          <input key={type} type={type} readOnly disabled={type === 'submit'} />
        ))}
      </div>
    </main>
  );
}

/** An empty style sheet keeps a document from sharing styles. */
function withAStyleSheet<Result>(read: () => Result): Result {
  const sheet = document.head.appendChild(document.createElement('style'));
  const result = read();
  sheet.remove();
  return result;
}

const stylesOf = () =>
  [...document.body.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    return [element.outerHTML, ...Array.from(style).map((property) => `${property}: ${style.getPropertyValue(property)}`)];
  });

describe('the document of specifications', () => {
  test('elements that share a style have the one that jsdom works out for each', () => {
    const { container } = render(<Page />);
    for (const [name, value] of Object.entries(STYLES)) container.querySelector<HTMLElement>(name)?.setAttribute('style', value);
    expect(stylesOf()).toEqual(withAStyleSheet(stylesOf));
  });

  test('an element that is focused, hidden or styled has another style at once', () => {
    const { container } = render(<button>Book</button>);
    const button = container.querySelector('button') as HTMLButtonElement;
    expect(getComputedStyle(button).display).toBe('inline-block');
    button.hidden = true;
    expect(getComputedStyle(button).display).toBe('none');
    button.hidden = false;
    container.style.visibility = 'hidden';
    expect(getComputedStyle(button)).toMatchObject({ display: 'inline-block', visibility: 'hidden' });
    button.style.visibility = 'visible';
    expect(getComputedStyle(button).visibility).toBe('visible');
  });

  test('a field has the labels that name it or hold it, also when one is added, renamed or removed', () => {
    const { container } = render(
      <>
        <label htmlFor="guests">Guests</label>
        <label>
          Adults <input id="guests" />
        </label>
        <input aria-label="Code" />
        <input type="hidden" />
      </>,
    );
    const labels = () => [...container.querySelectorAll('input')].map((field) => field.labels && texts(field.labels));
    expect(labels()).toEqual([['Guests', 'Adults '], [], null]);
    const label = container.appendChild(document.createElement('label'));
    label.append('Party');
    label.htmlFor = 'guests';
    expect(labels()).toEqual([['Guests', 'Adults ', 'Party'], [], null]);
    label.htmlFor = 'code';
    container.querySelectorAll('input')[1]?.setAttribute('id', 'code');
    expect(labels()).toEqual([['Guests', 'Adults '], ['Party'], null]);
    label.remove();
    expect(labels()).toEqual([['Guests', 'Adults '], [], null]);
  });

  test('a query that fails prints the document, but not while it is tried again', async () => {
    render(<p>Sold out</p>);
    expect(messageOf(() => screen.getByText('Book'))).toMatch(/Unable to find an element with the text: Book.*<p>/s);
    await waitFor(() => {
      const message = messageOf(() => screen.getByText('Book'));
      expect(message).toContain('Unable to find an element with the text: Book');
      expect(message).not.toContain('<p>');
    });
  });

  test('a query whose time is up prints the document', async () => {
    render(<p>Sold out</p>);
    const { asyncUtilTimeout } = getConfig();
    configure({ asyncUtilTimeout: 0 });
    try {
      await expect(screen.findByText('Book')).rejects.toThrow('<p>');
    } finally {
      configure({ asyncUtilTimeout });
    }
  });
});

const texts = (labels: NodeListOf<HTMLLabelElement>) => [...labels].map(({ textContent }) => textContent);

function messageOf(query: () => void): string | undefined {
  try {
    query();
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
}
