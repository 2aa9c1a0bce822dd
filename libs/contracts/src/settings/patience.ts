let patience = 1;

/** Set once, when a process of a demonstration starts; see `DemoTime.patience`. */
export function setPatience(factor: number): void {
  patience = factor;
}

/** A deadline between the shop's own services, milliseconds, as long as this installation is patient. */
export function scaledDeadline(milliseconds: number): number {
  return milliseconds * patience;
}
