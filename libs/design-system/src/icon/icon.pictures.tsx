import { Stack } from '../stack/stack.tsx';
import { Icon, type IconName } from './icon.tsx';
import { ICON_NAMES } from './icon-names.ts';

const names: readonly IconName[] = ICON_NAMES;

export default {
  title: 'Icon',
  states: {
    all: (
      <Stack direction="row" gap={4}>
        {names.map((name) => (
          <Icon key={name} name={name} label={name} />
        ))}
      </Stack>
    ),
    sizes: (
      <Stack direction="row" gap={4}>
        <Icon name="heart" size="small" />
        <Icon name="heart" />
        <Icon name="heart" size="large" />
        <Icon name="heart" size="large" filled />
      </Stack>
    ),
  },
};
