import type { ConversationMessage, NewMessage } from '@app/contract/conversations/conversations.contract'
import type { Sent } from '@app/contract/endpoint'
import * as conversations from '@app/contract/endpoints/conversations/conversations'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Whose conversation: a client's as staff see it, or one's own. */
export type Whose = { clientId: string | null }

const NAME = 'conversations'
/** News ring at once; whoever turned the bell off sees them a little later. */
const LOOKS_AGAIN_AFTER_MILLISECONDS = 20_000

/** The newest page first, as it is asked for; `messagesOf` has them as they are read. */
export const useConversation = ({ clientId }: Whose) =>
  useInfiniteQuery({
    queryKey: [NAME, clientId],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { before: pageParam }
      return clientId === null
        ? call(conversations.getOwnConversation, { query }, { signal })
        : call(conversations.getConversation, { params: { id: clientId }, query }, { signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => before,
    refetchInterval: LOOKS_AGAIN_AFTER_MILLISECONDS,
  })

type Pages = { pages: readonly { messages: readonly ConversationMessage[] }[] }

/** Newest last; one that two pages hold is one. */
export function messagesOf({ pages }: Pages): ConversationMessage[] {
  const byNumber = new Map(pages.flatMap(({ messages }) => messages.map((message) => [message.number, message])))
  return [...byNumber.values()].sort((one, other) => one.number - other.number)
}

type ToWrite = { body: NewMessage; files: readonly File[] }

const partsOf = (files: readonly File[]) => files.map((file, position) => ({ field: `attachment-${position}`, file }))

/** What is refused shows with the message. */
const WRITING = { refetches: [NAME, 'dashboard'], errors: 'inPlace' } as const

export const useWriteToHouse = () =>
  useMutation({
    mutationFn: ({ body, files }: ToWrite) => call(conversations.writeToHouse, { body }, { files: partsOf(files) }),
    meta: WRITING,
  })

export const useAnswerClient = (id: string) =>
  useMutation({
    mutationFn: ({ body, files }: ToWrite) =>
      call(conversations.answerClient, { params: { id }, body }, { files: partsOf(files) }),
    meta: WRITING,
  })

/** Reading it is enough: that it failed is told to nobody, and the next look marks it. */
const READING = { refetches: [NAME], errors: 'inPlace' } as const

export const useReadOwnConversation = () =>
  useMutation({ mutationFn: (upTo: number) => call(conversations.readOwnConversation, { body: { upTo } }), meta: READING })

export const useReadConversation = (id: string) =>
  useMutation({
    mutationFn: (upTo: number) => call(conversations.readConversation, { params: { id }, body: { upTo } }),
    meta: READING,
  })

export const useSettle = (id: string) =>
  useMutation({
    mutationFn: (upTo: number) => call(conversations.readConversation, { params: { id }, body: { upTo, isSettled: true } }),
    meta: { refetches: [NAME, 'dashboard'], success: 'company:talk.settled' },
  })

export const useOpenConversations = (query: Sent<typeof conversations.listOpenConversations>['query']) =>
  useQuery({
    queryKey: [NAME, 'open', query],
    queryFn: ({ signal }) => call(conversations.listOpenConversations, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOKS_AGAIN_AFTER_MILLISECONDS,
  })
