import { openTaggedPdf } from '../drawing/tagged-pdf.ts';
import { drawText, heightOfText } from './draw-text.ts';

const SETTING = { face: 'text', size: 10, width: 100, lineGap: 2 } as const;

const sheet = () => openTaggedPdf({ title: 'A', locale: 'fr_FR', author: 'Escale' }, { margin: 50 }).pdf;

test.each(['Deux nuits au bord du lac, petit déjeuner compris', '湖のほとりで、ゆっくりとした時間を楽しんでください', 'a\n\nعلي\r\nb', ''])(
  'the cursor is moved below %j by its height',
  (words) => {
    const pdf = sheet();
    drawText(pdf, words, { ...SETTING, color: '#000', x: 60, y: 70 });
    expect(pdf.x).toBe(60);
    expect(pdf.y).toBeCloseTo(70 + heightOfText(pdf, words, SETTING));
  },
);

test('a line is as high as its highest font, and the others stay as they are', () => {
  const pdf = sheet();
  const heightOf = (words: string) => heightOfText(pdf, words, SETTING);
  expect(heightOf('李')).toBeGreaterThan(heightOf('a'));
  expect(heightOf('a\n李')).toBeCloseTo(heightOf('a') + heightOf('李'));
  expect(heightOf('a李')).toBeCloseTo(heightOf('李'));
});

test('a text goes on at the top of the next page', () => {
  const pdf = sheet();
  let pages = 1;
  pdf.on('pageAdded', () => pages++);
  drawText(pdf, 'a\n'.repeat(80), { ...SETTING, color: '#000' });
  expect(pages).toBe(2);
  expect(pdf.y).toBeLessThan(600);
});
