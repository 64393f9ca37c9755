import { describe, expect, test } from 'vitest'
import { plainCode } from './shelf.ts'
import { cardOfJob, isReadyCard, jobOfCard, jobOfKey, keyOfJob, READY_CARDS, STATION_JOBS } from './station-cards.ts'

const ALL = [...STATION_JOBS.map(cardOfJob), ...Object.values(READY_CARDS)]

describe('the cards of the station', () => {
  test('say letters alone, each its own', () => {
    for (const text of ALL) expect(text).toMatch(/^[A-Z]+$/)
    expect(new Set(ALL).size).toBe(ALL.length)
    expect(ALL.map(plainCode)).toEqual(ALL)
  })

  test.each(STATION_JOBS)('%s is found by its card, however a scanner says it', (job) => {
    expect(jobOfCard(cardOfJob(job))).toBe(job)
    expect(jobOfCard(` ${cardOfJob(job).toLowerCase()}\n`)).toBe(job)
    expect(isReadyCard(cardOfJob(job))).toBe(false)
  })

  test.each(['', 'JOB', 'ORD-000123', 'TBA330000063352', 'JOBLOAD1', ...Object.values(READY_CARDS)])('“%s” is no job', (text) => {
    expect(jobOfCard(text)).toBeNull()
  })

  test('the one that ends a bundle is known in both languages', () => {
    expect(['LISTO', ' listo ', 'READY'].map(isReadyCard)).toEqual([true, true, true])
    expect(isReadyCard('LISTO1')).toBe(false)
  })

  test('have a key each, and none is the one that loads a page anew', () => {
    expect(STATION_JOBS.map((job) => jobOfKey(keyOfJob(job)))).toEqual([...STATION_JOBS])
    expect(jobOfKey('F5')).toBeNull()
    expect(jobOfKey('a')).toBeNull()
  })
})
