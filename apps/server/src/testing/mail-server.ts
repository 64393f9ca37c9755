import { SMTPServer } from 'smtp-server'

type ReceivedMail = { to: string[]; messageId: string; source: string }
export type TestMailServer = {
  url: string
  /** All that arrived, also what was refused after it had come. */
  received: ReceivedMail[]
  /** What it does with the next ones: it answers nobody while it hangs. */
  behaviour: 'takes' | 'refuses' | 'hangs'
  stop: () => Promise<void>
}

/** A real mail server on the loopback; at a port of the system's choice, or where there was one before. */
export async function startMailServer(wantedPort = 0): Promise<TestMailServer> {
  const received: ReceivedMail[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Whoever keeps a connection for the next mail is told that it ends, instead of being waited for.
    closeTimeout: 100,
    onData(stream, { envelope }, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=')
        const [, messageId = ''] = /^Message-ID: (.+)$/im.exec(source) ?? []
        received.push({ to: envelope.rcptTo.map(({ address }) => address), messageId: messageId.trim(), source })
        if (server.behaviour === 'takes') answer()
        if (server.behaviour === 'refuses') answer(Object.assign(new Error('try again later'), { responseCode: 451 }))
      })
    },
  })
  smtp.on('error', () => undefined)
  const { promise: listening, resolve } = Promise.withResolvers<void>()
  smtp.listen(wantedPort, '127.0.0.1', resolve)
  await listening
  const address = smtp.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const server: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behaviour: 'takes',
    stop: () => new Promise<void>((done) => smtp.close(done)),
  }
  return server
}
