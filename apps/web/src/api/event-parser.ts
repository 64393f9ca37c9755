/** One of the stream (HTML standard, section 9.2). */
export type StreamEvent = { name: string; id: string; data: string }

/** Gathers events out of a stream's text, wherever it was cut. Comments and what is not understood are passed over. */
export function eventParser(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let rest = ''
  let event: StreamEvent = { name: '', id: '', data: '' }

  function readLine(line: string): void {
    if (line === '') {
      if (event.data !== '') onEvent(event)
      event = { name: '', id: '', data: '' }
      return
    }
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? []
    if (field === 'event') event.name = value
    if (field === 'id') event.id = value
    if (field === 'data') event.data = event.data === '' ? value : `${event.data}\n${value}`
  }

  return (text) => {
    const lines = (rest + text).split(/\r\n|\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line)
  }
}
