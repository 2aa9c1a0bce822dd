import { vi } from 'vitest';
import type { GiftCustomization } from '@shop/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { CustomizationFields } from './customization-fields.tsx';

const words = JSON.parse(readFileSync(join(import.meta.dirname, '../../messages/en_GB.json'), 'utf8')) as Record<string, string>;

function Fields() {
  const [given, setGiven] = useState<GiftCustomization>({ fromName: '', message: '', look: 'neutral' });
  return <CustomizationFields words={given} onChange={setGiven} wasTried={false} />;
}

const show = () =>
  render(
    <IntlProvider locale="en-GB" messages={words}>
      <Fields />
    </IntlProvider>,
  );
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const LIMIT = 'The field is limited to 180 characters';

test('the 181st character is refused, and the text about the limit is gone after a second @GIFT-012', () => {
  vi.useFakeTimers();
  show();
  type('Message', 'a'.repeat(180));
  expect(screen.queryByText(LIMIT)).toBeNull();
  type('Message', 'a'.repeat(181));
  expect(screen.getByText(LIMIT)).toBeVisible();
  expect(screen.getByLabelText(/^Message/)).toHaveValue('a'.repeat(180));
  act(() => vi.advanceTimersByTime(1_000));
  expect(screen.queryByText(LIMIT)).toBeNull();
  vi.useRealTimers();
});

test('a sender with digits is faulted once the field is left @GIFT-011 @GIFT-013', () => {
  show();
  type('From', 'R2D2');
  expect(screen.queryByText('Only text is expected')).toBeNull();
  fireEvent.blur(screen.getByLabelText(/^From/));
  expect(screen.getByText('Only text is expected')).toBeVisible();
});
