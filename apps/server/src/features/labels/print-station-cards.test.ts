import { labels } from '@app/contract'
import { cardOfJob, STATION_JOBS } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { readBarCodes } from '../../testing/read-bar-codes.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { anonymous, signedInAs } from '../../testing/world.ts'

const print = (language: string) =>
  signedInAs('administrator').call(labels.getStationCards, { headers: { 'accept-language': language } })

describe('the cards of the station', () => {
  test.each([
    ['es', 'tarjetas-de-bodega.pdf', 'LISTO', ['Armar', 'Juntar paquetes en un bulto', 'Entregar', 'Tecla', 'F3']],
    ['en', 'warehouse-cards.pdf', 'READY', ['Pack', 'Put packages together in a bundle', 'Hand over', 'Key', 'F3']],
  ])('are a page for each job and the one that ends a bundle, to be scanned: %s', async (language, fileName, ready, words) => {
    const { content, name, contentType } = await print(language)

    expect([name, contentType]).toEqual([fileName, 'application/pdf'])
    expect((await readBarCodes(content)).map(({ text }) => text)).toEqual([...STATION_JOBS.map(cardOfJob), ready])
    const pages = await readPdf(content)
    expect(pages).toHaveLength(STATION_JOBS.length + 1)
    const text = pages.join(' ').replaceAll(/\s+/g, ' ')
    for (const said of words) expect(text).toContain(said)
    expect(pages.at(-1)).toContain(ready)
  })

  test('are for administrators', async () => {
    await expect(anonymous.call(labels.getStationCards, {})).rejects.toMatchObject({ status: 401 })
    await expect(signedInAs('associate').call(labels.getStationCards, {})).rejects.toMatchObject({ status: 403 })
  })
})
