import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Body } from '../../../pages/stay-parts.ts';
import { showStay } from '../../../fixtures/show-stay.ts';

const requested: string[] = [];
const review = (id: string) => ({
  id,
  locale: 'fr_FR',
  customer: `Guest ${id}`,
  type: 'Couple',
  date: '2026-05-01',
  average: 9,
  positive: 'Calm',
});
const reviews = ({ url }: { url: URL }) => {
  const page = Number(url.searchParams.get('page'));
  requested.push(['sort', 'locale', 'page'].map((key) => url.searchParams.get(key) ?? 'all').join(' '));
  if (url.searchParams.get('locale') === 'it_IT') return { totalCount: 0, score: 8.6, list: [], details: [] };
  const list = Array.from({ length: page === 2 ? 1 : 10 }, (_, index) => review(`${page}-${index}`));
  return { totalCount: 21, score: 8.6, list, details: [{ criterion: 'comfort', label: 'Comfort', score: 8.4 }] };
};

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  await Body.prepare();
});
beforeEach(() => requested.splice(0));

async function openReviews() {
  showStay(undefined, { reviews });
  await userEvent.click(await screen.findByText('See all 212 reviews'));
  const dialog = (await screen.findByText('Reviews of Hôtel Les Roselières')).closest('dialog')!;
  await within(dialog).findByText('Guest 0-0');
  return within(dialog);
}

test('reviews come ten at a time, the newest first, until there are no more @PROD-087 @PROD-088', async () => {
  const dialog = await openReviews();
  expect(requested).toEqual(['DATE_DESC all 0']);
  await userEvent.click(dialog.getByText('Show more'));
  await dialog.findByText('Guest 1-0');
  await userEvent.click(dialog.getByText('Show more'));
  await dialog.findByText('Guest 2-0');
  expect(dialog.getAllByRole('article')).toHaveLength(21);
  expect(dialog.queryByText('Show more')).toBeNull();
});

test('a review written in another language says which, and is read in it', async () => {
  const dialog = await openReviews();
  const [first] = dialog.getAllByRole('article');
  expect(within(first!).getByText('Written in French')).toBeVisible();
  expect(within(first!).getByText('Calm')).toHaveAttribute('lang', 'fr');
});

test('a score is read with what it is out of; its bar is for the eyes alone', async () => {
  const dialog = await openReviews();
  expect(within(dialog.getByText('Comfort').closest('li')!).getByText('Score 8.4 out of 10')).toBeInTheDocument();
  expect(within(dialog.getAllByRole('article')[0]!).getByText('Score 9.0 out of 10')).toBeInTheDocument();
  expect(dialog.queryByRole('progressbar')).toBeNull();
});

test('another order or language begins again with the first page @PROD-087', async () => {
  const dialog = await openReviews();
  await userEvent.click(dialog.getByText('Show more'));
  await dialog.findByText('Guest 1-0');
  await userEvent.selectOptions(dialog.getByLabelText('Sort by'), 'SCORE_ASC');
  await userEvent.selectOptions(dialog.getByLabelText('Language'), 'fr_FR');
  expect(requested.slice(2)).toEqual(['SCORE_ASC all 0', 'SCORE_ASC fr_FR 0']);
});

test('a language in which nobody wrote says so and leads back to all of them @PROD-090', async () => {
  const dialog = await openReviews();
  await userEvent.selectOptions(dialog.getByLabelText('Language'), 'it_IT');
  expect(await dialog.findByText('There are currently no reviews published in Italian.')).toBeVisible();
  await userEvent.click(dialog.getByText('See all the languages'));
  expect(await dialog.findByText('Guest 0-0')).toBeVisible();
});
