export { brandCss } from './brand-css.ts';
export { brandFaults, type BrandFault } from './brand-faults.ts';
export { contrast, isColour } from './contrast.ts';
export { defaultColours } from './default-colours.ts';
export { GIFT_LOOK_DRAWINGS, LOOK_SIZE, type LookDrawing } from './gift-looks.ts';
export { MARK, MARK_SIZE } from './mark.ts';
export { COLOUR_ROLES, SHAPE_ROLES, type ColourRole, type ColourTokens, type RoleTokens, type ShapeRole } from './roles.ts';
