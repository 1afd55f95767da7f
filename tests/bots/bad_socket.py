"""A WebSocket server that says hello and never reads again."""

import socket
import sys
from base64 import b64encode
from hashlib import sha1

MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # of RFC 6455
HELLO = b'{"type": "hello", "protocol": 1, "name": "deaf"}'
TEXT = 0x81


def shake_hands(line: socket.socket) -> None:
    asked = b""
    while b"\r\n\r\n" not in asked:
        asked += line.recv(4096)
    key = asked.partition(b"Sec-WebSocket-Key: ")[2].partition(b"\r\n")[0]
    accept = b64encode(sha1(key + MAGIC).digest())  # noqa: S324 - the protocol has it so
    line.sendall(
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n"
    )


def main() -> None:
    server = socket.create_server(("127.0.0.1", 0))
    print(server.getsockname()[1], flush=True)
    line, _ = server.accept()
    shake_hands(line)
    line.recv(100)
    line.sendall(bytes([TEXT, len(HELLO)]) + HELLO)
    sys.stdin.read()


if __name__ == "__main__":
    main()
