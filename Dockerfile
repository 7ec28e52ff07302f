# syntax=docker/dockerfile:1
# The bot alone: no shell, no package manager, not root. Build: docker build -t daykeeper .

FROM rust:1-slim-trixie AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/usr/local/cargo/registry --mount=type=cache,target=/src/target \
    cargo build --release --locked --bin daykeeper \
    && cp target/release/daykeeper /daykeeper && strip /daykeeper \
    && mkdir /data

FROM gcr.io/distroless/cc-debian13:nonroot
COPY --from=build /daykeeper /usr/local/bin/daykeeper
COPY --from=build --chown=nonroot:nonroot /data /data
COPY --from=build /src/LICENSE /usr/share/doc/daykeeper/
ENV DAYKEEPER_DATABASE=/data/daykeeper.db DAYKEEPER_BACKUPS=/data/backups
VOLUME /data
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/local/bin/daykeeper"]
