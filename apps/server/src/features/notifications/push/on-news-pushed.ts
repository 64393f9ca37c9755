import type { JobParts } from '../../../jobs/job-parts.ts'
import { sendPush } from '../../../push/send-push.ts'
import * as subscriptions from '../../credentials/push-subscriptions.repository.ts'
import * as sessions from '../../credentials/sessions.repository.ts'
import type { NewsPushed } from '../../outbox/mail-payloads.ts'
import type { Said } from '../../outbox/messages.ts'
import { isPushed, isUrgent } from './push-choices.ts'
import { readPushKeys } from './push-keys.repository.ts'
import { pushInWords } from './push-words.ts'

/** To the browser of a session that is still open, in its person's language. Sent twice, it is the same message and shows once. */
export async function onNewsPushed({ db, config, log }: Parts, { id, payload }: Said<NewsPushed>): Promise<void> {
  const { sessionId, kind, things, location } = payload
  const browser = await subscriptions.subscriptionOf(db, sessionId)
  if (!browser || !isPushed(kind, browser.choice) || !(await sessions.openAmong(db, [sessionId])).has(sessionId)) return
  const keys = await readPushKeys(db, config)
  if (!keys) return
  const { language } = browser
  const content = JSON.stringify({ id, ...pushInWords(kind, things, language), location, language })
  const topic = id.replaceAll('-', '')
  const outcome = await sendPush(config, keys, browser, { topic, content, urgency: isUrgent(kind) ? 'high' : 'normal' })
  if (outcome === 'gone') await subscriptions.forgetOf(db, sessionId, browser.endpoint)
  if (outcome === 'refused') log.warn({ messageId: id, host: new URL(browser.endpoint).host }, 'a push service refused a message')
}

type Parts = Pick<JobParts, 'db' | 'config' | 'log'>
