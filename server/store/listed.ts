/** Of a guest's seats, those at matches that the guest has not taken off their list. */
export const IS_LISTED = `coalesce(marks, '') NOT LIKE '%unlisted%'`;
