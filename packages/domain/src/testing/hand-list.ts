// Reads the lists of what a lifecycle allows, as its tests write them by hand.
import type { Snapshot } from '../index.ts'

type AnySnapshot = Snapshot<string, string>
export type HandLine = {
  status: string
  action: string
  roles: string[]
  requires: string[]
  forbids: string[]
  isAutomatic: boolean
  /** The next status, undefined where the record has no place to go back to. */
  leadsTo: (record: AnySnapshot) => string | undefined
}

const WHO: Record<string, string[]> = {
  anyone: ['client', 'associate', 'administrator'],
  staff: ['associate', 'administrator'],
  owner: ['client'],
}
const LINE = /^(\S+) +(\S+) +by (.+?) → (\w+)(?:\(([\w,]+)\))?(?: if ([\w, ]+?))?(?: unless ([\w, ]+?))?( \(by itself\))?$/

/**
 * One line each: `status action by roles → next [if facts] [unless facts] [(by itself)]`.
 * The status `nothing` creates; the next status `same` changes data only, `back(a,b)` resumes one of these, `same(a,b)` changes data
 * of a record that could resume one of these.
 */
export const readHandList = (text: string): HandLine[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(readLine)

/** The line that speaks of the record's status and facts. */
export const lineFor = (lines: readonly HandLine[], record: AnySnapshot): HandLine | undefined =>
  lines.find(({ status, requires, forbids }) => {
    if (status !== (record.status ?? 'nothing')) return false
    const facts: Partial<Record<string, boolean>> = 'facts' in record ? record.facts : {}
    return requires.every((fact) => facts[fact]) && !forbids.some((fact) => facts[fact])
  })

export const words = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean)

function readLine(line: string): HandLine {
  const match = LINE.exec(line)
  if (!match) throw new Error(`cannot read: ${line}`)
  const [, status = '', action = '', who = '', next = '', resumes, requires, forbids, automatic] = match
  const roles = words(who).flatMap((word) => WHO[word] ?? [word])
  const leadsTo = (record: AnySnapshot) => nextOf(next, words(resumes), record)
  return {
    status,
    action,
    roles,
    requires: words(requires),
    forbids: words(forbids),
    isAutomatic: automatic !== undefined,
    leadsTo,
  }
}

function nextOf(next: string, resumes: readonly string[], record: AnySnapshot): string | undefined {
  const resumeStatus = ('facts' in record && record.resumeStatus) || undefined
  const back = resumeStatus && resumes.includes(resumeStatus) ? resumeStatus : undefined
  if (next === 'same') return resumes.length > 0 && !back ? undefined : (record.status ?? undefined)
  return next === 'back' ? back : next
}
