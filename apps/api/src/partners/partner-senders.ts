import { BrandPack } from '@shop/contracts/settings';
import { MARK_SIZE } from '@shop/design-system/brand';
import { homesOn } from '@shop/i18n/server';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { Value } from 'typebox/value';
import type { PartnerSender, SenderMark } from '../mail/index.ts';

/** A logo that is wider is shown so wide, points; the rest of the line is the name's. */
const MAX_WIDTH = 120;

/**
 * How the partners of a folder of brands sign, by the number of their site: name, logo and hosts of each `brand.json`, read once at start.
 * A brand that cannot be read is left out and told of: its orders are signed by the shop.
 */
export async function readPartnerSenders(
  folder: string | undefined,
  { publicOrigin, tell }: { readonly publicOrigin: string; readonly tell: (sentence: string) => void },
): Promise<ReadonlyMap<number, PartnerSender>> {
  const senders = new Map<number, PartnerSender>();
  if (!folder || !existsSync(folder)) return senders;
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    try {
      const pack: unknown = JSON.parse(readFileSync(join(folder, name, 'brand.json'), 'utf8'));
      if (!Value.Check(BrandPack, pack)) throw new Error('brand.json is not as docs/partners.md says');
      senders.set(pack.minisiteId, {
        name: pack.sender,
        mark: await markOf(join(folder, name, pack.logo)),
        homes: homesOn(pack.hosts, publicOrigin),
      });
    } catch (error) {
      tell(`Mails of the brand ${name} are signed by the shop: ${(error as Error).message}.`);
    }
  return senders;
}

/** Mail programs draw no SVG. */
async function markOf(svgFile: string): Promise<SenderMark> {
  const { data, info } = await sharp(svgFile, { density: 288 })
    .resize({ height: MARK_SIZE * 3, width: MAX_WIDTH * 3, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: Math.round(info.width / 3) };
}
