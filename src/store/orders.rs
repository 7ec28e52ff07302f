//! What players have planned ahead.

use rusqlite::{Connection, Transaction, params};

use crate::table::{OrdersChange, SeatOrders, StoreError, TableId};

use super::rows::{Fields, failed, json};

pub(super) fn all(connection: &Connection, id: TableId) -> Result<Vec<SeatOrders>, StoreError> {
    let mut statement =
        connection.prepare_cached("SELECT * FROM orders WHERE table_id = ?1 ORDER BY seat").map_err(failed)?;
    let mut rows = statement.query([id.0]).map_err(failed)?;
    let mut orders = Vec::new();
    while let Some(row) = rows.next().map_err(failed)? {
        orders.push(Fields::new(row, "orders", format!("table {id}, number {}", orders.len())).json("body")?);
    }
    Ok(orders)
}

pub(super) fn change(transaction: &Transaction<'_>, id: TableId, changes: &[OrdersChange]) -> Result<(), StoreError> {
    for change in changes {
        match change {
            OrdersChange::Put(orders) => transaction.execute(
                "INSERT INTO orders (table_id, seat, user, body) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT DO UPDATE SET user = excluded.user, body = excluded.body",
                params![id.0, orders.seat.number(), orders.user.0.cast_signed(), json(orders)?],
            ),
            OrdersChange::Drop(seat) => transaction
                .execute("DELETE FROM orders WHERE table_id = ?1 AND seat = ?2", params![id.0, seat.number()]),
        }
        .map_err(failed)?;
    }
    Ok(())
}
