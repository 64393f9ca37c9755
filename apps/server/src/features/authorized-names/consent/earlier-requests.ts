import type { EarlierRequests } from '@app/domain'

type Request = { askedAt: Date; email: string; isGiven: boolean | null; answeredAt: Date | null }

/** What limits asking again, of requests with the newest first. */
export const earlierRequests = (earlier: readonly Request[]): EarlierRequests => ({
  askedAt: earlier.map(({ askedAt }) => askedAt),
  lastMailedAt: earlier.find(({ email }) => email !== '')?.askedAt ?? null,
  saidNoAt: earlier.find(({ isGiven }) => isGiven === false)?.answeredAt ?? null,
})
