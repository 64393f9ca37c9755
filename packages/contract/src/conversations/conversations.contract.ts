// What a client and the house write to each other: one conversation for each client (client, section 1; office, section 8).
import { CONVERSATION_SUBJECTS, MESSAGE_LIMITS } from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParams, instant, optionalText, personReference } from '../fields/fields.ts'
import { listOf, listQueryBy } from '../fields/list.ts'
import { titles } from '../fields/title.ts'
import { storedFile } from '../files.contract.ts'

const subjectKind = z.enum(CONVERSATION_SUBJECTS)

const subject = z
  .strictObject({ kind: subjectKind, id, code: z.string(), things: titles })
  .meta({ description: 'The record that a message names, with what its client calls it.' })

export const conversationMessage = z.strictObject({
  id,
  number: z.int().meta({ description: 'Counts the messages of the conversation, from 1.' }),
  from: z.enum(['client', 'house']),
  author: z
    .string()
    .nullable()
    .meta({ description: 'Who wrote it, for staff alone: to a client the house answers as the house.' }),
  text: z.string(),
  about: subject.nullable().meta({ description: 'Null where none is named, or where it is beyond the reader’s reach.' }),
  files: z.array(storedFile),
  createdAt: instant,
  isRead: z.boolean().meta({ description: 'Whether the other side has read up to it.' }),
})
export type ConversationMessage = z.output<typeof conversationMessage>

export const conversation = z.strictObject({
  client: personReference,
  messages: z.array(conversationMessage).meta({ description: 'Newest last, 50 at most.' }),
  before: z.int().nullable().meta({ description: 'Where the older ones begin: the next `before`; null where there are none.' }),
  total: z.int().meta({ description: 'How many messages there are.' }),
  unread: z.int().meta({ description: 'How many of the other side’s the reader’s side has not read.' }),
  openSince: instant.nullable().meta({ description: 'Since when the client’s last word waits for an answer.' }),
})
export type Conversation = z.output<typeof conversation>

const page = z.strictObject({
  before: z.coerce.number().int().min(1).optional().meta({ description: 'Messages before this number.' }),
})

const newMessage = z.strictObject({
  text: optionalText(MESSAGE_LIMITS.letters).meta({ description: 'Empty only where a file comes with it.' }),
  about: z.strictObject({ kind: subjectKind, id }).optional().meta({ description: 'A record of this client.' }),
})
export type NewMessage = z.output<typeof newMessage>

const fileParts = { 'attachment-{position}': 'A photo or a PDF; at most five come with a message.' } as const

const upTo = z.int().min(1).meta({ description: 'The number of the last message that was on screen.' })

export const getOwnConversation = endpoint({
  method: 'GET',
  path: '/conversation',
  summary: 'What a client and the house wrote to each other.',
  description: 'The newest 50, newest last; `before` goes on with older ones. Reading marks nothing as read.',
  roles: ['client'],
  query: page,
  response: conversation,
})

export const writeToHouse = endpoint({
  method: 'POST',
  path: '/conversation',
  summary: 'Writes to the house.',
  description: 'The associate of the client is told, and the administrators where there is none.',
  guard: 'ordinary',
  budget: 'messagesPerHour',
  roles: ['client'],
  body: newMessage,
  multipart: true,
  fileParts,
  response: conversationMessage,
})

export const readOwnConversation = endpoint({
  method: 'PUT',
  path: '/conversation',
  summary: 'Marks what the house wrote as read.',
  description: 'Up to this number; what was read stays read.',
  guard: 'ordinary',
  roles: ['client'],
  body: z.strictObject({ upTo }),
  response: conversation,
})

export const getConversation = endpoint({
  method: 'GET',
  path: '/client/{id}/conversation',
  summary: 'What a client and the house wrote to each other, with who wrote it.',
  description: 'As GET /conversation, of a client within reach.',
  roles: ['associate', 'administrator'],
  params: idParams,
  query: page,
  response: conversation,
})

export const answerClient = endpoint({
  method: 'POST',
  path: '/client/{id}/conversation',
  summary: 'Writes to a client, as the house.',
  description:
    'The client is told, and by mail unless one of the last ten minutes told them already. It answers all that waited.',
  guard: 'ordinary',
  roles: ['associate', 'administrator'],
  duties: ['counter', 'accounts', 'purchasing'],
  params: idParams,
  body: newMessage,
  multipart: true,
  fileParts,
  response: conversationMessage,
})

export const readConversation = endpoint({
  method: 'PUT',
  path: '/client/{id}/conversation',
  summary: 'Marks what a client wrote as read, or as settled without an answer.',
  description:
    'Up to this number, for the whole house. With `isSettled` nothing waits for an answer any more; where the client wrote again meanwhile it is 409.',
  guard: 'ordinary',
  roles: ['associate', 'administrator'],
  duties: ['counter', 'accounts', 'purchasing'],
  params: idParams,
  body: z.strictObject({ upTo, isSettled: z.boolean().default(false) }),
  response: conversation,
})

export const openConversation = z
  .strictObject({
    id,
    client: personReference,
    openSince: instant,
    waiting: z.int().meta({ description: 'How many messages of the client wait.' }),
    lastText: z.string().meta({ description: 'How the last one begins.' }),
    hasFiles: z.boolean(),
  })
  .meta({ description: 'A conversation of which the client’s last word has no answer.' })
export type OpenConversation = z.output<typeof openConversation>

export const listOpenConversations = endpoint({
  method: 'GET',
  path: '/conversation/open',
  summary: 'Clients who wait for an answer, oldest first.',
  description: 'Those within reach; one that was settled without an answer waits no more.',
  roles: ['associate', 'administrator'],
  query: listQueryBy({ sort: ['openSince'], range: 'asked' }).extend({ mode: z.enum(['asc', 'desc']).default('asc') }),
  response: listOf(openConversation),
})
