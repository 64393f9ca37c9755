// Reads codes from the camera with the browser's own reader. There is no library as a fallback: the smallest is larger than this whole area.

export type CameraProblem = 'notSupported' | 'notAllowed' | 'notFound'

type Reader = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type ReaderClass = new (options: { formats: string[] }) => Reader

const FORMATS = ['code_128', 'code_39', 'codabar', 'itf', 'ean_13', 'upc_a', 'qr_code', 'data_matrix', 'pdf417']
const LOOKS_EVERY_MILLISECONDS = 150
/** The same label stays before the camera for a while. */
const SAME_LABEL_IN_MILLISECONDS = 3_000

const readerClass = (): ReaderClass | null => ('BarcodeDetector' in window ? (window.BarcodeDetector as ReaderClass) : null)

/** Until the returned function is called. */
export function watchCamera(
  video: HTMLVideoElement,
  onScan: (text: string) => void,
  onProblem: (problem: CameraProblem) => void,
): () => void {
  const Reader = readerClass()
  let stream: MediaStream | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeft = false
  let last = { text: '', at: 0 }

  const look = async (reader: Reader) => {
    const [code] = await reader.detect(video).catch(() => [])
    if (isLeft) return
    const now = performance.now()
    if (code && (code.rawValue !== last.text || now - last.at > SAME_LABEL_IN_MILLISECONDS)) {
      navigator.vibrate?.(60)
      onScan(code.rawValue)
    }
    if (code) last = { text: code.rawValue, at: now }
    timer = setTimeout(() => void look(reader), LOOKS_EVERY_MILLISECONDS)
  }

  const start = async (ReaderOfBrowser: ReaderClass) => {
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isLeft) return stop()
      video.srcObject = stream
      await video.play()
      await look(new ReaderOfBrowser({ formats: FORMATS }))
    } catch (error) {
      if (!isLeft) onProblem(error instanceof DOMException && error.name === 'NotFoundError' ? 'notFound' : 'notAllowed')
    }
  }

  const stop = () => {
    isLeft = true
    clearTimeout(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
  }

  if (!Reader || !navigator.mediaDevices) onProblem('notSupported')
  else void start(Reader)
  return stop
}
