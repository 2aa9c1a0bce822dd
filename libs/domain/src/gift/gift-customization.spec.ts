import {
  trimCustomization,
  NO_CUSTOMIZATION,
  readCustomization,
  senderFault,
  typedInto,
  writeCustomization,
} from './gift-customization.ts';

test('the name of who gives is optional and text only @GIFT-011', () => {
  expect([senderFault(''), senderFault('Anne-Lise d’Ys'), senderFault('R2D2')]).toEqual([undefined, undefined, 'textOnly']);
});

test.each(['Léo & Jeanne', 'Papa, Maman & les filles', 'M. et Mme Martin'])('several give together: %s @GIFT-011', (fromName) => {
  expect(senderFault(fromName)).toBeUndefined();
});

test.each(['Léo + 2', '<b>Léo</b>', 'leo@example.com'])('%s is no name of who gives @GIFT-011', (fromName) => {
  expect(senderFault(fromName)).toBe('textOnly');
});

test('a form that needs the name says so while it is empty @GIFT-011', () => {
  expect(senderFault('  ', { isMandatory: true })).toBe('mandatory');
});

test('the 40th and the 180th character are taken, the next is refused and the text before stays @GIFT-011 @GIFT-012', () => {
  const full = 'a'.repeat(180);
  expect(typedInto('fromName', '', 'b'.repeat(40))).toEqual({ text: 'b'.repeat(40), isRefused: false });
  expect(typedInto('fromName', 'Anne', 'b'.repeat(41))).toEqual({ text: 'Anne', isRefused: true });
  expect(typedInto('message', '', full)).toEqual({ text: full, isRefused: false });
  expect(typedInto('message', full, `${full}a`)).toEqual({ text: full, isRefused: true });
});

test('what the browser keeps comes back as it was typed @GIFT-010', () => {
  const typed = { fromName: 'Anne ', message: 'Bon\nvoyage', look: 'wedding' as const };
  expect(readCustomization(writeCustomization(typed))).toEqual(typed);
});

test.each([null, 'junk', '1', '{"fromName":3}', JSON.stringify({ message: 'a'.repeat(181) })])('%s says nothing', (stored) => {
  expect(readCustomization(stored)).toEqual(NO_CUSTOMIZATION);
});

test('an order takes trimmed words, and no name that the shop would refuse', () => {
  expect(trimCustomization({ fromName: ' Anne ', message: ' ', look: 'neutral' })).toEqual({ fromName: 'Anne' });
  expect(trimCustomization({ fromName: 'R2D2', message: 'Hello', look: 'neutral' })).toEqual({ message: 'Hello' });
});

test('what was kept before there were looks, or names none of them, is neutral; an order names a drawing only', () => {
  expect(readCustomization('{"fromName":"Anne","message":"Hello"}').look).toBe('neutral');
  expect(readCustomization('{"look":"halloween"}').look).toBe('neutral');
  expect(trimCustomization({ fromName: '', message: '', look: 'birthday' })).toEqual({ look: 'birthday' });
});
