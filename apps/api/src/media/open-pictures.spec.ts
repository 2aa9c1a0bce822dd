import { smallCatalogue } from '@shop/testing';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { otherOffers } from '../testing/offers/open-offers.ts';
import { offersOfFile } from '../testing/offers/offers-of-file.test-utils.ts';
import { openPictures } from './open-pictures.ts';

const shop = offersOfFile({ catalogue: smallCatalogue() });
const drawn: string[] = [];
const render = (id: string) => {
  drawn.push(id);
  return Promise.resolve(Buffer.from(`drawn ${id}`));
};

async function shopWith(isDemo: boolean) {
  const { dataDirectory } = shop;
  const pictures = openPictures({ db: shop.db, dataDirectory, render: isDemo ? render : undefined });
  const app = await otherOffers(shop, { dataDirectory, pictures });
  return async (path: string) => {
    const { statusCode, body } = await app.inject(`/images/${path}`);
    return statusCode === 200 ? body : statusCode;
  };
}

const aNamedPicture = async () => (await shop.db.selectFrom('stay').select('images').executeTakeFirstOrThrow()).images[0]!;

test('a picture that the catalogue names is drawn; one that nobody names is not there, however often it is asked for', async () => {
  const ask = await shopWith(true);
  const named = await aNamedPicture();
  expect(await ask(`${named}/640_360.webp`)).toBe(`drawn ${named}`);
  const made = Array.from({ length: 60 }, (_, seed) => `sea-${4_000_000 + seed}`);
  expect(new Set(await Promise.all(made.map((id) => ask(`${id}/3840_700.webp`))))).toEqual(new Set([404]));
  expect(drawn).toEqual([named]);
  expect(await readdir(join(shop.dataDirectory, 'pictures'))).toEqual([named]);
});

test('a shop in production draws nothing: a picture is the operator’s own, or it is not there', async () => {
  drawn.length = 0;
  const ask = await shopWith(false);
  expect(await ask(`${await aNamedPicture()}/750_528.webp`)).toBe(404);
  await mkdir(join(shop.dataDirectory, 'media', 'terrace-at-noon'), { recursive: true });
  await writeFile(join(shop.dataDirectory, 'media', 'terrace-at-noon', '640_360.webp'), 'a photograph');
  expect(await ask('terrace-at-noon/640_360.webp')).toBe('a photograph');
  expect(await ask('..%2fpictures/640_360.webp')).toBe(404);
  expect(drawn).toEqual([]);
});
