/** What an authorized name may do in the client's place: collect packages, or be declared as their consignee (domain, section 4). */
export const AUTHORIZED_NAME_PURPOSES = ['pickup', 'consignee'] as const
