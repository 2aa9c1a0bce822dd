import { CARE_ROLES, careRoleOf, holdsCareRole, type CareGroups } from './care-role.ts';

const NAMED: CareGroups = { reader: ['care-read'], agent: ['care-act', 'care-night'], supervisor: ['care-lead'] };

test('the highest of somebody’s groups is their role', () => {
  expect(careRoleOf(['staff', 'care-read'], NAMED)).toBe('reader');
  expect(careRoleOf(['care-night', 'care-read'], NAMED)).toBe('agent');
  expect(careRoleOf(['care-lead', 'care-read'], NAMED)).toBe('supervisor');
});

test('groups that are not named give no role, and neither does a name that is spelt differently', () => {
  expect(careRoleOf([], NAMED)).toBeUndefined();
  expect(careRoleOf(['staff', 'Care-Read', 'care-read '], NAMED)).toBeUndefined();
});

test('where no group is named nobody has a role', () => {
  expect(careRoleOf(['care-lead', '', 'supervisor'], { reader: [], agent: [], supervisor: [] })).toBeUndefined();
});

test('a role may what the lesser ones may, and no more; without a role there is nothing', () => {
  const may = (role: Parameters<typeof holdsCareRole>[0]) => CARE_ROLES.filter((needed) => holdsCareRole(role, needed));
  expect([may(undefined), may('reader'), may('agent'), may('supervisor')]).toEqual([
    [],
    ['reader'],
    ['reader', 'agent'],
    ['reader', 'agent', 'supervisor'],
  ]);
});
