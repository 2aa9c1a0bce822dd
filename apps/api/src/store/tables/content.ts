// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled table by table
export interface ContentTables {}
