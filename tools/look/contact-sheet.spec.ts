import sharp from 'sharp';
import { contactSheet } from './contact-sheet.ts';

const page = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).png().toBuffer();

test('pages lie side by side on one sheet, as high as the highest', async () => {
  const sheet = await contactSheet([
    { label: 'home fr_FR 600', png: await page(600, 800) },
    { label: 'home & gifts <nl_BE> 1000', png: await page(1000, 400) },
  ]);
  const { width, height } = await sharp(sheet).metadata();
  expect({ width, height }).toEqual({ width: 24 + 300 + 24 + 500 + 24, height: 24 + 36 + 400 + 24 });
});

test('a page that would pass the edge begins a new row', async () => {
  const png = await page(3000, 200);
  const sheet = await contactSheet([1, 2, 3].map((number) => ({ label: `page ${number}`, png })));
  const { width, height } = await sharp(sheet).metadata();
  expect({ width, height }).toEqual({ width: 2 * 1524 + 24, height: 24 + 2 * (36 + 100 + 24) });
});
