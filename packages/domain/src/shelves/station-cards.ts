/** What is done at the warehouses' station, in the order of its tabs (office, section 1). */
export const STATION_JOBS = ['receive', 'assemble', 'load', 'arrivals', 'shelve', 'sort', 'deliver'] as const
export type StationJob = (typeof STATION_JOBS)[number]

/**
 * The key that begins each, and what the bars of its card say: letters alone, as no package, tracking or shelf is called, and as a scanner
 * that is set for another keyboard still reads. F5 loads a page anew.
 */
const CALLED_BY: Record<StationJob, { key: string; card: string }> = {
  receive: { key: 'F2', card: 'JOBRECEIVE' },
  assemble: { key: 'F3', card: 'JOBASSEMBLE' },
  load: { key: 'F4', card: 'JOBLOAD' },
  arrivals: { key: 'F6', card: 'JOBARRIVALS' },
  shelve: { key: 'F7', card: 'JOBSHELVE' },
  sort: { key: 'F8', card: 'JOBSORT' },
  deliver: { key: 'F9', card: 'JOBDELIVER' },
}
/** What ends a bundle at the packing table; each language has its card. */
export const READY_CARDS = { es: 'LISTO', en: 'READY' } as const

const scanned = (text: string): string => text.trim().toUpperCase()

export const cardOfJob = (job: StationJob): string => CALLED_BY[job].card
export const keyOfJob = (job: StationJob): string => CALLED_BY[job].key

/** The job whose card was scanned; null for everything else. */
export const jobOfCard = (text: string): StationJob | null => STATION_JOBS.find((job) => cardOfJob(job) === scanned(text)) ?? null
export const jobOfKey = (key: string): StationJob | null => STATION_JOBS.find((job) => keyOfJob(job) === key) ?? null

export const isReadyCard = (text: string): boolean => Object.values<string>(READY_CARDS).includes(scanned(text))
