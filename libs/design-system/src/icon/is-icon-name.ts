import { ICON_NAMES } from './icon-names.ts';
import type { IconName } from './icon.tsx';

/** Whether a name from data is one of the set; apart from the icon, which most pages draw without their list. */
export function isIconName(name: string): name is IconName {
  return (ICON_NAMES as readonly string[]).includes(name);
}
