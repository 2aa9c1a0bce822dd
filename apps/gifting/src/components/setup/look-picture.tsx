import { GIFT_LOOK_DRAWINGS, LOOK_SIZE } from '@shop/design-system/brand';
import type { DrawnLook } from '@shop/domain';

/** The drawing of a look, as paper and mail have it; the choice beside it says in words what it is. */
export function LookPicture({ look, className }: { readonly look: DrawnLook; readonly className?: string | undefined }) {
  const { ground, shapes } = GIFT_LOOK_DRAWINGS[look];
  const { width, height } = LOOK_SIZE;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true" data-look={look}>
      <path fill={ground} d={`M0 0H${width}V${height}H0Z`} />
      {shapes.map(({ fill, path }) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  );
}
