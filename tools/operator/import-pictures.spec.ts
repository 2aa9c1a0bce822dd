import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_SIZES } from '../pictures/picture-size.ts';
import { importPictures } from './import-pictures.ts';

const photograph = (width: number) =>
  sharp({ create: { width, height: 900, channels: 3, background: '#247' } })
    .jpeg()
    .toBuffer();

test('a photograph is there in every size that pages ask for; what is none is left out with its reason', async () => {
  const [folder, media] = [await mkdtemp(join(tmpdir(), 'photographs-')), await mkdtemp(join(tmpdir(), 'media-'))];
  await writeFile(join(folder, 'Terrace-at-noon.JPG'), await photograph(1_600));
  await writeFile(join(folder, 'small.jpg'), await photograph(800));
  await writeFile(join(folder, 'a view.jpg'), await photograph(1_600));
  await writeFile(join(folder, 'letter.png'), 'no picture');
  await writeFile(join(folder, 'notes.txt'), '');
  expect(await importPictures(folder, media)).toEqual({
    written: 1,
    faults: [
      expect.stringMatching(/^a view\.jpg: is named by small letters/),
      'letter.png: cannot be read as a picture',
      'small.jpg: is 800 pixels wide: give 1500 or more',
    ],
  });
  expect(await readdir(media)).toEqual(['terrace-at-noon']);
  expect((await readdir(join(media, 'terrace-at-noon'))).sort()).toEqual(PICTURE_SIZES.map((size) => `${size}.webp`).sort());
  const { width, height, format } = await sharp(join(media, 'terrace-at-noon', '640_360.webp')).metadata();
  expect({ width, height, format }).toEqual({ width: 640, height: 360, format: 'webp' });
});

test('a folder without photographs says what it wants', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'photographs-'));
  expect((await importPictures(folder, folder)).faults).toEqual([expect.stringContaining('holds no photographs')]);
});
