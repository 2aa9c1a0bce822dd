/** The moment now; tests give their own. */
export type Clock = () => Date;
