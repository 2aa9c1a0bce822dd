/** Modals of the results page that Back closes and Forward opens again. */
export type ModalName = 'filters' | 'sort' | 'map';

export const MODAL_NAMES: readonly ModalName[] = ['filters', 'sort', 'map'];
