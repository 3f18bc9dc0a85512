/** What the database holds after everything is over. */
export type Row = { chat_id: string; seq: number; cid: string; sender_id: string }

/** What one client knows of one chat. */
export type Witness = {
  name: string
  sender_id: string
  chat_id: string
  /** Its own texts in the order they were written; nothing may be missing here. */
  written: readonly { cid: string; text: string }[]
  /** `seq` by cid, as the server acknowledged it. */
  acks: ReadonlyMap<string, number>
  /** What stands on its screen, from top to bottom. */
  shown: readonly { seq: number; cid: string; text: string }[]
  /** Cids that are still in its hands. */
  outbox: readonly string[]
  /** Every message frame that reached it over any socket. */
  heard: readonly { seq: number; cid: string }[]
  /** False for whom the fault has shut out for good: their screen may miss what came later, and texts may wait. */
  stays: boolean
}

export const KINDS = ['lost', 'doubled', 'reordered', 'hole', 'unshown', 'foreign', 'dropped', 'stuck', 'broken'] as const
export type Finding = { kind: (typeof KINDS)[number]; says: string }

/**
 * The oracle of chat-protocol.md: every acknowledged cid exactly once in the database, seq dense 1..N, every client's
 * list equal to the database, each sender's order kept, every unacknowledged cid zero or one time and still in its
 * sender's outbox. An empty answer means that all of it holds.
 */
export function judge(rows: readonly Row[], witnesses: readonly Witness[]): Finding[] {
  const chats = Map.groupBy(rows, (row) => row.chat_id)
  return [
    ...[...chats].flatMap(([chat_id, stored]) => judgeRows(chat_id, stored)),
    ...judgeTexts(rows, witnesses),
    ...witnesses.flatMap((witness) => judgeWitness(chats.get(witness.chat_id) ?? [], witness)),
  ]
}

function judgeRows(chat_id: string, rows: readonly Row[]): Finding[] {
  const findings: Finding[] = []
  const seqs = rows.map(({ seq }) => seq).toSorted((one, other) => one - other)
  seqs.forEach((seq, index) => {
    if (seq !== index + 1) findings.push({ kind: 'hole', says: `${chat_id}: ${seq} stands where ${index + 1} is due` })
  })
  const cids = Map.groupBy(rows, ({ sender_id, cid }) => `${sender_id} ${cid}`)
  for (const [cid, same] of cids)
    if (same.length > 1) findings.push({ kind: 'doubled', says: `${cid} is stored ${same.length} times` })
  return findings
}

/** A client that sent one text under two cids would double it as well; every text of a run is written once. */
function judgeTexts(rows: readonly Row[], witnesses: readonly Witness[]): Finding[] {
  const stored = new Set(rows.map(({ cid }) => cid))
  const sent = witnesses.flatMap(({ written }) => written).filter(({ cid }) => stored.has(cid))
  return [...Map.groupBy(sent, ({ text }) => text)]
    .filter(([, same]) => new Set(same.map(({ cid }) => cid)).size > 1)
    .map(([text]) => ({ kind: 'doubled', says: `"${text}" is stored under several cids` }))
}

function judgeWitness(rows: readonly Row[], witness: Witness): Finding[] {
  return [...judgeSent(rows, witness), ...judgeShown(rows, witness), ...judgeHeard(rows, witness)].map(({ kind, says }) => ({
    kind,
    says: `${witness.name}: ${says}`,
  }))
}

/** What became of its own texts. */
function judgeSent(rows: readonly Row[], { written, acks, outbox, sender_id, stays }: Witness): Finding[] {
  const findings: Finding[] = []
  const own = new Map(rows.filter((row) => row.sender_id === sender_id).map((row) => [row.cid, row.seq]))
  const waiting = new Set(outbox)
  let last = 0
  for (const { cid } of written) {
    const [acked, stored] = [acks.get(cid), own.get(cid)]
    if (acked !== undefined && stored === undefined)
      findings.push({ kind: 'lost', says: `${cid} was acknowledged as ${acked} and is not stored` })
    else if (acked !== undefined && stored !== acked)
      findings.push({ kind: 'reordered', says: `${cid} was acknowledged as ${acked} and is ${stored}` })
    else if (acked === undefined && !waiting.has(cid))
      findings.push({ kind: 'dropped', says: `${cid} was not acknowledged and is not in the outbox` })
    else if (acked === undefined && stays) findings.push({ kind: 'stuck', says: `${cid} still waits` })
    if (stored === undefined) continue
    if (stored < last) findings.push({ kind: 'reordered', says: `${cid} is ${stored}, what was written before it is ${last}` })
    last = Math.max(last, stored)
  }
  return findings
}

function judgeShown(rows: readonly Row[], { shown, stays }: Witness): Finding[] {
  const findings: Finding[] = []
  const by_seq = new Map(rows.map((row) => [row.seq, row]))
  shown.forEach(({ seq, cid }, index) => {
    if (by_seq.get(seq)?.cid !== cid) findings.push({ kind: 'foreign', says: `shows ${cid} as ${seq}` })
    const before = shown[index - 1]?.seq ?? 0
    if (seq === before) findings.push({ kind: 'doubled', says: `shows ${seq} twice` })
    else if (seq < before) findings.push({ kind: 'reordered', says: `shows ${seq} below ${before}` })
  })
  const seen = new Set(shown.map(({ seq }) => seq))
  const missing = rows.filter(({ seq }) => !seen.has(seq)).map(({ seq }) => seq)
  if (stays && missing.length > 0)
    findings.push({ kind: 'unshown', says: `does not show ${missing.slice(0, 5).join(', ')} (${missing.length})` })
  return findings
}

/** Nothing of another chat may ever come, not even for a moment. */
function judgeHeard(rows: readonly Row[], { heard }: Witness): Finding[] {
  const by_seq = new Map(rows.map((row) => [row.seq, row.cid]))
  return heard
    .filter(({ seq, cid }) => by_seq.get(seq) !== cid)
    .map(({ seq, cid }) => ({ kind: 'foreign', says: `heard ${cid} as ${seq}, which is not in its chat` }))
}
