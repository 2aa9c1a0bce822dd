import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion.tsx';

test('an accordion is made of native disclosures of one name, so that opening one closes the others', async () => {
  const { container } = render(
    <Accordion
      name="questions"
      items={[
        { id: 'a', title: 'When?', content: 'Soon' },
        { id: 'b', title: 'How?', content: 'By mail' },
      ]}
    />,
  );
  await userEvent.click(screen.getByText('When?'));
  const disclosures = [...container.querySelectorAll('details')];
  expect(disclosures.map((details) => details.getAttribute('name'))).toEqual(['questions', 'questions']);
  expect(disclosures[0]).toHaveAttribute('open');
});
