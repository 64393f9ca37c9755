// What is refused of links that people are given; problems.ts has all others.
export const LINK_PROBLEMS = {
  consentLinkInvalid: { status: 422, message: 'This link was already used, was followed by another, or has expired' },
  resetTokenInvalid: { status: 422, message: 'This link was already used or has expired' },
  emailLinkWrong: { status: 422, message: 'This link is not valid, or a newer address took its place' },
  emailLinkUsed: { status: 422, message: 'This link was used already' },
  emailLinkExpired: { status: 422, message: 'This link has expired: ask for another' },
  trackingLinkNotFound: { status: 404, message: 'This link shows no package, or shows it no more' },
  trackingOver: { status: 404, message: 'This package ended more than 30 days ago: where it is can be shared no more' },
} as const satisfies Record<string, { status: number; message: string }>
