/** What the days of a list are about, as the API says it; `table.json` says the same to people, under the same names. */
export const LIST_RANGES = {
  asked: 'was asked',
  carriedOut: 'was carried out',
  earned: 'was earned',
  happened: 'happened',
  issued: 'was issued',
  leaves: 'departs',
  made: 'was made',
  oldest: 'became the oldest of what is due',
  opened: 'was opened',
  ordered: 'was ordered or, without a client, received in Miami',
  paid: 'was paid',
  putTogether: 'was put together',
  receivedInMiami: 'was received in Miami',
  received: 'was received',
  requested: 'was asked for',
  sent: 'was sent',
  signedUp: 'signed up',
  takesEffect: 'takes effect',
  told: 'was told',
  toSend: 'was to be sent',
} as const
export type ListRange = keyof typeof LIST_RANGES
