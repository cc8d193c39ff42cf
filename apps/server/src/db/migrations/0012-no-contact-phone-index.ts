/** Nobody is looked up by the unproven phone of a profile: the index only made writes slower. */
export const noContactPhoneIndexMigration = {
  name: '0012-no-contact-phone-index',
  sql: `
drop index users_contact_phone;
`,
};
