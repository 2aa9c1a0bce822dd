/** What a colleague of customer care may do, the least first: read, act for customers, read the audit log. */
export const CARE_ROLES = ['reader', 'agent', 'supervisor'] as const;
export type CareRole = (typeof CARE_ROLES)[number];

/** Names of the groups that give each role, as the identity provider writes them. */
export type CareGroups = Readonly<Record<CareRole, readonly string[]>>;

/** The highest role that somebody's groups give; undefined where none of them is named, which is also what names nobody. */
export function careRoleOf(groups: readonly string[], named: CareGroups): CareRole | undefined {
  return CARE_ROLES.findLast((role) => named[role].some((name) => groups.includes(name)));
}

/** Whether a role holds what another one may. */
export function holdsCareRole(role: CareRole | undefined, needed: CareRole): boolean {
  return role !== undefined && CARE_ROLES.indexOf(role) >= CARE_ROLES.indexOf(needed);
}
