import type { SoldVoucher } from '@shop/contracts';
import { defaultColours } from '@shop/design-system/brand';
import { type Sender, senderOf } from '../../mail/index.ts';
import { closeTaggedPdf, drawDecoration, openTaggedPdf, type TaggedPdf } from '../drawing/tagged-pdf.ts';
import { giftAddress } from '../facts/gift-address.ts';
import { giverWords, howToRedeem, voucherCover, voucherFacts, voucherTerms } from '../facts/voucher-facts.ts';
import { documentMessages } from '../messages/document-messages.ts';
import type { OrderDetails } from '../order-details.ts';
import { CardFace, type FacePlace } from './card-face.ts';

/** A4 in points; folded twice it is A6. */
const SHEET = { width: 595.28, height: 841.89 };
const A6 = { width: SHEET.width / 2, height: SHEET.height / 2 };

/**
 * Where each face stands on a sheet that is printed on one side: its upper half is folded back, then its left half. What will be
 * inside is printed upside down, and its left page stands on the right. In the order in which a card is read.
 */
const FACES: Readonly<Record<'cover' | 'insideLeft' | 'insideRight' | 'back', FacePlace>> = {
  cover: { ...A6, x: A6.width, y: A6.height, isTurned: false },
  insideLeft: { ...A6, x: A6.width, y: 0, isTurned: true },
  insideRight: { ...A6, x: 0, y: 0, isTurned: true },
  back: { ...A6, x: 0, y: A6.height, isTurned: false },
};

/** Fold marks stand where printers at home still print. */
const MARK = { from: 14, to: 32 };

interface CardContent {
  readonly printed: OrderDetails;
  readonly voucher: SoldVoucher;
  readonly signed: Sender;
}

/** Gift vouchers as cards to fold, one a sheet of A4: cover, message and code inside, terms on the back; no price of a stay or box. */
export function voucherCard(printed: OrderDetails, sender: Sender): Promise<Buffer> {
  const { locale, gift, vouchers } = printed;
  const signed = senderOf(printed.order, sender);
  const title = `${documentMessages(locale).voucher} – ${gift?.name ?? ''}`;
  const file = openTaggedPdf({ title, locale, author: signed.shopName }, { margin: 0 });
  for (const [page, voucher] of vouchers.entries()) {
    if (page > 0) file.pdf.addPage();
    const content = { printed, voucher, signed };
    drawFoldMarks(file);
    writeFace(file, FACES.cover, (face) => writeCover(face, content));
    writeFace(file, FACES.insideLeft, (face) => writeMessage(face, content));
    writeFace(file, FACES.insideRight, (face) => writeVoucher(face, content));
    writeFace(file, FACES.back, (face) => writeBack(face, content));
  }
  return closeTaggedPdf(file);
}

function writeFace({ pdf, root }: TaggedPdf, place: FacePlace, write: (face: CardFace) => void): void {
  const section = pdf.struct('Sect');
  root.add(section);
  const face = new CardFace(pdf, section, place);
  write(face);
  face.close();
  section.end();
}

function writeCover(face: CardFace, { printed, voucher, signed }: CardContent): void {
  const words = documentMessages(printed.locale);
  const height = 190;
  const cover = voucherCover(printed, voucher);
  if (cover) face.picture(cover.picture, { alt: cover.alt, height });
  else face.ground(height);
  face
    .skip(22)
    .text('H1', words.voucher, { face: 'display', sizes: [26, 22] })
    .skip(2)
    .text('P', voucher.label, { sizes: [13, 11, 9], height: 60 })
    .brand(signed);
}

/** In the middle of its page, as one writes into a card by hand. */
function writeMessage(face: CardFace, { printed, voucher }: CardContent): void {
  const { from, message } = giverWords(printed, voucher);
  const gap = 14;
  const room = face.room - 50;
  // Who has typed nothing but new lines still has a card.
  const sizes = [18, 16, 14, 12, 10] as const;
  const inOnePiece = message?.replace(/\s+/g, ' ');
  const fits = message && face.heightOf(message, { face: 'text', size: sizes.at(-1)!, width: face.width }) <= room;
  const words = fits ? message : inOnePiece;
  const size = words ? face.sizeOf(words, { sizes, height: room }) : sizes[0];
  const height = (words ? face.heightOf(words, { face: 'text', size }) + gap : 0) + 18;
  face.skip(Math.max(0, (face.room - height) / 2));
  if (words) face.text('P', words, { sizes: [size] }).skip(gap);
  face.quiet(from, [12, 10], 18);
}

function writeVoucher(face: CardFace, { printed, voucher, signed }: CardContent): void {
  const words = documentMessages(printed.locale).gift;
  face
    .heading(words.code, 13)
    .skip(4)
    .code(voucher.code, { url: giftAddress(printed, voucher, signed), alt: words.scan })
    .skip(6);
  const facts = voucherFacts(printed, voucher);
  const howTo = howToRedeem(printed, signed);
  const heightAt = (size: number) => face.heightOfFacts(facts, size) + face.heightOf(howTo, { face: 'text', size }) + 8;
  const size = [9.5, 9, 8.5, 8, 7.5, 7, 6.5].find((points) => heightAt(points) <= face.room) ?? 6;
  face.facts(facts, size).skip(8).quiet(howTo, [size]);
}

/** The terms, at the foot. */
function writeBack(face: CardFace, { printed, voucher }: CardContent): void {
  const { title, text } = voucherTerms(printed, voucher);
  const size = face.sizeOf(text, { sizes: [8.5, 8, 7.5, 7], height: face.room - 20 });
  face.skip(face.room - face.heightOf(text, { face: 'text', size }) - 18);
  face
    .text('H2', title, { face: 'strong', sizes: [9] })
    .skip(2)
    .quiet(text, [size]);
}

/** Short lines at the edges, on both folds. */
function drawFoldMarks({ pdf }: TaggedPdf): void {
  const { from, to } = MARK;
  drawDecoration(pdf, () => {
    for (const [near, far] of [
      [from, to],
      [SHEET.width - to, SHEET.width - from],
    ] as const)
      pdf.moveTo(near, A6.height).lineTo(far, A6.height);
    for (const [near, far] of [
      [from, to],
      [SHEET.height - to, SHEET.height - from],
    ] as const)
      pdf.moveTo(A6.width, near).lineTo(A6.width, far);
    pdf.lineWidth(0.5).dash(3, { space: 2 }).strokeColor(defaultColours['text-quiet']).stroke().undash();
  });
}
