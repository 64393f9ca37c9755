// Push messages: what a browser shows of what its person is told, also while no page is open (client, section 6).
import { EVERY_DUTY, PUSH_CHOICES, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const choice = z.enum(PUSH_CHOICES).meta({
  description:
    '`important`: what moves a package or waits for the person. `all`: whatever rings. `mustAct`: only what waits for the person. Security notices come always.',
})

const ownPush = z.strictObject({
  publicKey: z.string().nullable().meta({
    description:
      'The key that a browser subscribes with (VAPID, base64url); null where this installation sends no push messages.',
  }),
  choice: choice.nullable().meta({ description: "What this session's browser is sent; null while it is sent nothing." }),
})
export type OwnPush = z.output<typeof ownPush>

export const getPush = endpoint({
  method: 'GET',
  path: '/notification/push',
  summary: 'Whether this browser is sent push messages, and with which key it subscribes.',
  description: "Of the caller's session: a subscription belongs to it, and ends with it.",
  roles: ROLES,
  response: ownPush,
})

export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/notification/push',
  summary: 'Sends push messages to this browser.',
  description:
    "As the browser's push service gave it. The endpoint is https at a known push service. It takes the place of what this session had, and of the same endpoint in another session; of more than ten browsers of a person the oldest ends.",
  guard: 'ordinary',
  roles: ROLES,
  duties: EVERY_DUTY,
  body: z.strictObject({
    endpoint: z.url().max(1_000),
    keys: z.strictObject({
      p256dh: z
        .string()
        .regex(/^[\w-]{87}$/)
        .meta({
          description: 'A point of P-256, uncompressed, in base64url without padding.',
        }),
      auth: z
        .string()
        .regex(/^[\w-]{22}$/)
        .meta({ description: '16 bytes in base64url without padding.' }),
    }),
    choice,
  }),
  response: ownPush,
})

export const unsubscribeFromPush = endpoint({
  method: 'DELETE',
  path: '/notification/push',
  summary: 'Sends this browser no more push messages.',
  description: 'Where it is sent none, nothing happens.',
  guard: 'ordinary',
  roles: ROLES,
  duties: EVERY_DUTY,
  response: ownPush,
})
