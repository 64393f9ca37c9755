// The least a server does: sends the statements it was given, and writes what comes back as JSON.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import type { Statements } from './statements.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const statements: Statements = JSON.parse(process.env.STATEMENTS ?? '[]')

const server = createServer(async (_request, response) => {
  const answers = []
  for (const together of statements) {
    answers.push(...(await Promise.all(together.map(({ text, values }) => pool.query(text, values)))))
  }
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(answers.map(({ rows }) => rows)))
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
