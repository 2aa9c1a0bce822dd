import type { RichText } from '@shop/contracts';
import { draws, fc } from '@shop/testing/draw';
import { htmlFromRichText, richTextFromHtml } from './html.ts';
import { richTextFromMarkup } from './markup.ts';

describe('an editor’s HTML', () => {
  test('becomes headings, paragraphs, lists and looks', () => {
    expect(
      richTextFromHtml(
        '<h2 id="how">How</h2><p>It is <b>quick</b> and <a href="/contact">kind</a>.</p><ol><li>One</li><li><i>Two</i></li></ol>',
      ),
    ).toEqual({
      blocks: [
        { type: 'heading', level: 2, id: 'how', runs: [{ text: 'How' }] },
        {
          type: 'paragraph',
          runs: [{ text: 'It is ' }, { text: 'quick', bold: true }, { text: ' and ' }, { text: 'kind', href: '/contact' }, { text: '.' }],
        },
        { type: 'list', ordered: true, items: [[{ text: 'One' }], [{ text: 'Two', italic: true }]] },
      ],
    });
  });

  test.each([
    ['a script', '<p>Hello<script>alert(1)</script></p>'],
    ['a handler', '<p onclick="alert(1)">Hello</p>'],
    ['a picture that fails', '<p>Hello<img src=x onerror=alert(1)></p>'],
    ['a style', '<style>p{display:none}</style><p style="color:red">Hello</p>'],
    ['a frame', '<iframe src="https://elsewhere.example"></iframe><p>Hello</p>'],
    ['a link that runs', '<p><a href="javascript:alert(1)">Hello</a></p>'],
    ['a link that hides its scheme', '<p><a href=" java&#09;script:alert(1)">Hello</a></p>'],
    ['a link of data', '<p><a href="data:text/html,x">Hello</a></p>'],
    ['a link to another host in disguise', '<p><a href="//elsewhere.example">Hello</a></p>'],
    ['a vector picture', '<svg><a xlink:href="javascript:alert(1)"></a></svg><p>Hello</p>'],
  ])('loses %s', (_, html) => {
    expect(richTextFromHtml(html)).toEqual({ blocks: [{ type: 'paragraph', runs: [{ text: 'Hello' }] }] });
  });

  test('keeps what is written as text: signs are not markup', () => {
    expect(richTextFromHtml('<p>2 &lt; 3 &amp; &quot;so&quot; on</p>')).toEqual({
      blocks: [{ type: 'paragraph', runs: [{ text: '2 < 3 & "so" on' }] }],
    });
  });

  test('survives broken markup', () => {
    expect(richTextFromHtml('<p>Open <strong>and never closed<ul><li>one')).toMatchObject({
      blocks: [{ type: 'paragraph' }, { type: 'list' }],
    });
  });
});

describe('rich text written as HTML and read again', () => {
  const words = fc.stringMatching(/^[\p{L}\d<>&"'][\p{L}\d <>&"']{0,20}[\p{L}\d<>&"']$/u).map((text) => text.replace(/ +/g, ' '));
  const run = fc.record(
    { text: words, bold: fc.constant(true as const), href: fc.constantFrom('/contact', 'https://shop.example/a?b=1&c=2') },
    { requiredKeys: ['text'] },
  );
  const runs = fc
    .array(run, { minLength: 1, maxLength: 4 })
    .map((list) => list.filter((one, place) => place === 0 || look(one) !== look(list[place - 1]!)));
  const block = fc.oneof(
    fc.record({ type: fc.constant('paragraph' as const), runs }),
    fc.record({ type: fc.constant('heading' as const), level: fc.constantFrom(2, 3), runs }),
    fc.record({ type: fc.constant('list' as const), ordered: fc.boolean(), items: fc.array(runs, { minLength: 1, maxLength: 3 }) }),
  );
  const look = ({ bold, href }: { bold?: true; href?: string }): string => `${bold} ${href}`;

  test('is the same text', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
        const text = { blocks } as RichText;
        expect(richTextFromHtml(htmlFromRichText(text))).toEqual(text);
      }),
      { numRuns: draws(300) },
    );
  });

  test('also when it came from a page of the demo', () => {
    const text = richTextFromMarkup('## One {#one}\n\nHello **you** and [me](/contact).\n\n- a point\n- _another_');
    expect(richTextFromHtml(htmlFromRichText(text))).toEqual(text);
  });
});
